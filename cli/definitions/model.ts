import { type Command, Option } from 'commander'
import { modelDialects } from '#db/model-words.ts'
import { json, type Tools } from './tools.ts'

const analyst = () => new Option('--analyst <number>', 'for this analyst alone, as another voice (see panel analysts)')

export function describeModel(program: Command, tools: Tools): void {
  const { add, context } = tools
  const model = add(program, 'model', 'the model that reviews, for administrators: show, list, test, use', [
    'panel model',
    'panel model use qwen3:14b',
  ])

  add(
    model,
    'show',
    'what new reviews use, and where each setting comes from',
    ['panel model show', 'panel model --json'],
    { isDefault: true },
  )
    .addOption(json())
    .action(async options => (await import('../commands/model.ts')).showModel(context(), options))

  add(model, 'list', 'the models at the endpoint, or those found on the machine of the worker', ['panel model list'])
    .addOption(json())
    .action(async options => (await import('../commands/model.ts')).listModels(context(), options))

  add(model, 'test', 'whether the model answers as reviews need; may take a minute', ['panel model test'])
    .addOption(analyst())
    .addOption(json())
    .action(async options => (await import('../commands/model.ts')).testModel(context(), options))

  add(model, 'use', 'have new reviews ask a model', [
    'panel model use qwen3:14b',
    'panel model use gpt-5-mini --endpoint https://api.openai.com/v1 --key-file key.txt',
    'panel model use qwen3:14b --analyst 3 --endpoint http://127.0.0.1:11434',
  ])
    .argument('<model>', 'as its server names it')
    .addOption(analyst())
    .option('--endpoint <address>', 'its server (default: the one saved, else one found on the machine of the worker)')
    .option('--key-file <file>', 'the file with its key, or - for standard input')
    .addOption(new Option('--no-key', 'remove the key that is kept for its server').conflicts('keyFile'))
    .addOption(new Option('--dialect <name>', 'the API that the server speaks').choices(modelDialects))
    .addOption(json())
    .action(async (name, options) => (await import('../commands/model.ts')).useModel(context(), name, options))
}
