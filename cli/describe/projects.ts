/** panel submit, list, report, diff, open, delete, watch, retry, cancel. */
import { type Command, Option } from 'commander'
import { panelTypes } from '#db/vocabulary.ts'
import { examples, json, noPager, type Tools, yes } from './tools.ts'

const number = 'the number that submit and list print'

export function describeProjects(program: Command, tools: Tools): void {
  const { context } = tools
  const submit = program
    .command('submit')
    .description('submit a document or a website, and follow its review')
    .argument('<target>', 'a file (PDF, DOC, DOCX, PPTX, TXT), an http(s) address, or - for standard input')
    .addOption(new Option('--panel <panel>', 'who reviews').choices(panelTypes).default('marketing'))
    .addOption(
      new Option('--project <number>', 'a new version of this project, which keeps its name and panel').conflicts([
        'name',
        'panel',
      ]),
    )
    .option('--name <name>', 'what the project is called (default: the name of the file or site)')
    .option('--notes <text>', 'what the panel should know')
    .option('--no-wait', 'return at once; the review goes on')
    .addOption(noPager())
    .addOption(json())
    .action(async (target, options) => (await import('../commands/submit.ts')).submit(context(), target, options))
  examples(submit, tools, [
    'panel submit deck.pdf --panel vc',
    'panel submit https://example.com --no-wait',
    'panel submit deck-v2.pdf --project 12',
    'cat memo.txt | panel submit - --name "Memo" --json',
  ])

  const list = program
    .command('list')
    .description('your projects, newest first')
    .addOption(json())
    .action(async options => (await import('../commands/projects.ts')).list(context(), options))
  examples(list, tools, ['panel list', 'panel list | grep failed'])

  const report = program
    .command('report')
    .description("a project's report")
    .argument('<id>', number)
    .addOption(json().conflicts('markdown'))
    .option('--markdown', 'as Markdown')
    .addOption(noPager())
    .action(async (id, options) => (await import('../commands/report.ts')).report(context(), id, options))
  examples(report, tools, ['panel report 12', 'panel report 12 --markdown > report.md', 'PAGER=most panel report 12'])

  const reviews = program
    .command('reviews')
    .description("a project's reviews, newest first")
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/diff.ts')).reviews(context(), id, options))
  examples(reviews, tools, ['panel reviews 12'])

  const diff = program
    .command('diff')
    .description('claims resolved, new, changed and still there: between two reviews, or the last two of a project')
    .argument('<a>', "the earlier review's id; or a project's number")
    .argument('[b]', "the later review's id")
    .addOption(noPager())
    .addOption(json())
    .action(async (a, b, options) => (await import('../commands/diff.ts')).diff(context(), a, b, options))
  examples(diff, tools, ['panel diff 12', 'panel reviews 12', 'panel diff <earlier review> <later review> --json'])

  const open = program
    .command('open')
    .description("a project's address; on a terminal also shown in the browser")
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/projects.ts')).open(context(), id, options))
  examples(open, tools, ['panel open 12', 'panel open 12 | pbcopy'])

  const remove = program
    .command('delete')
    .description('delete a project with its reviews and files')
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/projects.ts')).remove(context(), id, options))
  examples(remove, tools, ['panel delete 12', 'panel delete 12 --yes'])

  describeReviews(program, tools)
}

function describeReviews(program: Command, tools: Tools): void {
  const { context } = tools
  const watch = program
    .command('watch')
    .description('follow a running review, and print its report')
    .argument('<id>', number)
    .addOption(noPager())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/reviews.ts')).watch(context(), id, options))
  examples(watch, tools, ['panel watch 12', 'panel watch 12 --json > report.json'])

  const retry = program
    .command('retry')
    .description('start the review again; one that failed goes on where it ended')
    .argument('<id>', number)
    .option('--no-wait', 'return at once; the review goes on')
    .addOption(noPager())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/reviews.ts')).retry(context(), id, options))
  examples(retry, tools, ['panel retry 12', 'panel retry 12 --no-wait'])

  const cancel = program
    .command('cancel')
    .description('cancel a running review')
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/reviews.ts')).cancel(context(), id, options))
  examples(cancel, tools, ['panel cancel 12'])
}
