import { type Command, Option } from 'commander'
import { panelTypes } from '#db/vocabulary.ts'
import { json, noPager, type Tools, yes } from './tools.ts'

const number = 'the number that submit and list print'

export function describeProjects(program: Command, tools: Tools): void {
  const { add, context } = tools
  add(program, 'submit', 'submit a document or a website, and follow its review', [
    'panel submit deck.pdf --panel vc',
    'panel submit https://example.com --no-wait',
    'panel submit deck-v2.pdf --project 12',
    'cat memo.txt | panel submit - --name "Memo" --json',
  ])
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

  add(program, 'list', 'your projects, newest first', ['panel list', 'panel list | grep failed'])
    .addOption(json())
    .action(async options => (await import('../commands/projects.ts')).list(context(), options))

  add(program, 'report', "a project's report", [
    'panel report 12',
    'panel report 12 --markdown > report.md',
    'PAGER=most panel report 12',
  ])
    .argument('<id>', number)
    .addOption(json().conflicts('markdown'))
    .option('--markdown', 'as Markdown')
    .addOption(noPager())
    .action(async (id, options) => (await import('../commands/report.ts')).report(context(), id, options))

  add(program, 'reviews', "a project's reviews, newest first", ['panel reviews 12'])
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/diff.ts')).reviews(context(), id, options))

  add(
    program,
    'diff',
    'claims resolved, new, changed and still there: between two reviews, or the last two of a project',
    ['panel diff 12', 'panel reviews 12', 'panel diff <earlier review> <later review> --json'],
  )
    .argument('<a>', "the earlier review's id; or a project's number")
    .argument('[b]', "the later review's id")
    .addOption(noPager())
    .addOption(json())
    .action(async (a, b, options) => (await import('../commands/diff.ts')).diff(context(), a, b, options))

  add(program, 'open', "a project's address; on a terminal also shown in the browser", [
    'panel open 12',
    'panel open 12 | pbcopy',
  ])
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/projects.ts')).open(context(), id, options))

  add(program, 'delete', 'delete a project with its reviews and files', ['panel delete 12', 'panel delete 12 --yes'])
    .argument('<id>', number)
    .addOption(yes())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/projects.ts')).remove(context(), id, options))

  describeReviews(program, tools)
}

function describeReviews(program: Command, tools: Tools): void {
  const { add, context } = tools
  add(program, 'watch', 'follow a running review, and print its report', [
    'panel watch 12',
    'panel watch 12 --json > report.json',
  ])
    .argument('<id>', number)
    .addOption(noPager())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/reviews.ts')).watch(context(), id, options))

  add(program, 'retry', 'start the review again; one that failed goes on where it ended', [
    'panel retry 12',
    'panel retry 12 --no-wait',
  ])
    .argument('<id>', number)
    .option('--no-wait', 'return at once; the review goes on')
    .addOption(noPager())
    .addOption(json())
    .action(async (id, options) => (await import('../commands/reviews.ts')).retry(context(), id, options))

  add(program, 'cancel', 'cancel a running review', ['panel cancel 12'])
    .argument('<id>', number)
    .addOption(json())
    .action(async (id, options) => (await import('../commands/reviews.ts')).cancel(context(), id, options))
}
