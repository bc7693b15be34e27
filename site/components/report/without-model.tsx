/** At the end of a report that no model wrote: what a panel of models would add, and how to get it. */
export function WithoutModel({ admin }: { admin: boolean }) {
  return (
    <section aria-labelledby="without-title">
      <header className="section-head">
        <h2 id="without-title">What a panel would add</h2>
        <p>
          Checks establish facts; they do not judge. With a language model each analyst reads this alone, says what
          works, what is weak and what is missing, and votes on the others’ claims without knowing whose they are.{' '}
          {admin ? (
            <>
              To get that, <a href="/admin/model">connect a model</a> and review this again.
            </>
          ) : (
            'To get that, ask your administrator to connect a model.'
          )}
        </p>
      </header>
    </section>
  )
}
