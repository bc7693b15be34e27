/** panel model: show, list, test, use. */
import { type Command, Option } from 'commander'
import { modelDialects } from '#db/vocabulary.ts'
import { examples, json, type Tools } from './tools.ts'

export function describeModel(program: Command, tools: Tools): void {
  const { context } = tools
  const model = program
    .command('model')
    .description('the model that reviews, for administrators: show, list, test, use')
  examples(model, tools, ['panel model', 'panel model use qwen3:14b'])

  const show = model
    .command('show', { isDefault: true })
    .description('what new reviews use, and where each setting comes from')
    .addOption(json())
    .action(async options => (await import('../commands/model.ts')).showModel(context(), options))
  examples(show, tools, ['panel model show', 'panel model --json'])

  const list = model
    .command('list')
    .description('the models at the endpoint, or those found on the machine of the worker')
    .addOption(json())
    .action(async options => (await import('../commands/model.ts')).listModels(context(), options))
  examples(list, tools, ['panel model list'])

  const test = model
    .command('test')
    .description('whether the model answers as reviews need; may take a minute')
    .addOption(json())
    .action(async options => (await import('../commands/model.ts')).testModel(context(), options))
  examples(test, tools, ['panel model test'])

  const use = model
    .command('use')
    .description('have new reviews ask a model')
    .argument('<model>', 'as its server names it')
    .option('--endpoint <address>', 'its server (default: the one saved, else one found on the machine of the worker)')
    .option('--key-file <file>', 'the file with its key, or - for standard input')
    .addOption(new Option('--dialect <name>', 'how the server is spoken to').choices(modelDialects))
    .addOption(json())
    .action(async (name, options) => (await import('../commands/model.ts')).useModel(context(), name, options))
  examples(use, tools, [
    'panel model use qwen3:14b',
    'panel model use gpt-5-mini --endpoint https://api.openai.com/v1 --key-file key.txt',
  ])
}
