export function WebhookNotice({ count }: { count: number }) {
  return (
    <p className="callout error">
      {count === 1
        ? 'A webhook was disabled because nothing got through to it.'
        : `${count} webhooks were disabled because nothing got through to them.`}{' '}
      <a href="/profile#developer">See why under Developer</a>
    </p>
  )
}
