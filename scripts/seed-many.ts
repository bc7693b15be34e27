/**
 * Fills a database with made-up users, projects and early-access requests, to see how screens and lists behave with many rows.
 * All emails are at example.org, and nobody can sign in.
 * Run: DATABASE_URL=… node scripts/seed-many.ts [rows, 10000]
 */
import { connect, type Sql } from '#db/connection.ts'
import type { Report } from '#db/report.ts'
import { emptyReport } from '#db/test/made-report.ts'

const first = 'Ada Ben Chloé Dmitri Elif Farid Grace Hiro Ines Jonas Kira Luis Mei Nils Olga Priya Quinn Rosa Sven Tara'
const last =
  'Abel Brandt Costa Dahl Eriksen Fischer García Haddad Ivanov Jansen Kim Lopez Moreau Novak Okoye Park Rossi'
const subjects = 'Seed deck,Landing page,Sales memo,Pricing page,Pitch,Launch plan,Investor update,Newsletter,One-pager'

/** Complete but empty, because only the cost of listing reports matters. */
const report: Report = { ...emptyReport, summary: 'A made-up report for a made-up project.', summaryWritten: true }

/** Adds this many of each. One user in fifty is an administrator; the oldest user owns every tenth project. */
export async function seedMany(sql: Sql, rows: number): Promise<void> {
  const words = { first: first.split(' '), last: last.split(' '), subjects: subjects.split(',') }
  await sql.begin(async tx => {
    const names = tx`(${words.first}::text[])[1 + n % ${words.first.length}]`
    const families = tx`(${words.last}::text[])[1 + n / 7 % ${words.last.length}]`
    // A word derived from the number, so that a search can find one person among all.
    const mark = tx`substr(md5(n::text), 1, 8)`
    const people = await tx<{ id: number }[]>`
      insert into users (username, email, password_hash, first_name, last_name, role, created_at)
      select 'user-' || ${mark}, ${mark} || '.' || n || '@example.org', '', ${names}, ${families},
        case when n % 50 = 0 then 'admin' else 'user' end, now() - n * interval '1 hour'
      from generate_series(1, ${rows}::int) n order by n returning id`
    const ids = people.map(person => person.id)
    const projects = tx`
      insert into projects (user_id, name, status, panel_id, notes, created_at)
      select (${ids}::int[])[case when n % 10 = 0 then 1 else 1 + n % 1000 % ${ids.length} end],
        (${words.subjects}::text[])[1 + n % ${words.subjects.length}] || ' ' || ${mark},
        (array['draft', 'in_progress', 'completed', 'completed'])[1 + n % 4], 1 + n % 2, null, now() - n * interval '1 minute'
      from generate_series(1, ${rows}::int) n order by n returning id, status, created_at`
    await tx`
      with projects as (${projects}),
      submitted as (
        insert into submissions (project_id, version, content_type, url, file_key, file_name, file_size)
        select id, 1, case when id % 3 = 0 then 'website' else 'document' end,
          case when id % 3 = 0 then 'https://example.org/' || id end, case when id % 3 > 0 then md5(id::text) end,
          case when id % 3 > 0 then 'deck.pdf' end, case when id % 3 > 0 then 123456 end
        from projects returning id, project_id),
      reviewed as (
        insert into reviews (project_id, submission_id, status, engine, created_at, finished_at)
        select project_id, submitted.id, case when status = 'completed' then 'completed' else 'failed' end, 'rubric',
          created_at, created_at
        from submitted join projects on projects.id = project_id where status <> 'draft' returning id, status)
      insert into reports (review_id, report)
      select id, ${JSON.stringify(report)}::text::jsonb from reviewed where status = 'completed'`
    await tx`
      insert into early_access (email, status, notes, created_at)
      select 'visitor.' || ${mark} || '.' || n || '@example.org', (array['new', 'contacted', 'subscribed', 'rejected'])[1 + n % 4],
        case when n % 3 = 0 then 'Met at a fair' end, now() - n * interval '1 minute'
      from generate_series(1, ${rows}::int) n`
  })
  await sql`analyze users, projects, submissions, reviews, reports, early_access`
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  const rows = Number(process.argv[2] ?? 10_000)
  if (!url || !Number.isSafeInteger(rows) || rows < 1) {
    console.error('Set DATABASE_URL, and name a whole number of rows: node scripts/seed-many.ts 10000')
    process.exit(1)
  }
  const { sql, close } = connect(url, { max: 1 })
  await seedMany(sql, rows)
  await close()
  console.log(`Added ${rows} users, projects and early-access requests.`)
}
