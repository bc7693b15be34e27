import { useQuery } from '@tanstack/react-query'
import { ApiFailure } from '#api/client/failure.ts'
import type { EstimateQuery, Measurement } from '#api/contracts/estimate.ts'
import { estimateInWords } from '#api/contracts/estimate-words.ts'
import { checkUpload } from '#api/contracts/projects.ts'
import { client, read } from '../../stores/api.ts'
import { estimateAddress, estimateRead } from './reads.ts'

/** The estimate above the submit button. The form can be sent without it, even with a file that cannot be read. */
export function Estimate({ file, ...known }: Omit<EstimateQuery, keyof Measurement> & { file: File | null }) {
  // The key depends only on the file, so the file is sent once, however often the panel changes.
  const measuring = read([estimateAddress, file?.name, file?.size, file?.lastModified], signal =>
    client.call('measureFile', { body: {}, file: file ?? undefined, signal }),
  )
  const { data: measured, error, isLoading } = useQuery({ ...measuring, enabled: checkUpload(file) === null })
  const { tokens, pictures, characters } = measured ?? {}
  const { data } = useQuery(estimateRead({ ...known, tokens: tokens || undefined, pictures, characters }))
  const refused = error instanceof ApiFailure && error.code === 'invalid_file' ? error.reason : null
  const problem = measured?.problem ?? refused
  return (
    <p className={problem ? 'estimate small' : 'estimate quiet small'} aria-live="polite">
      {problem ?? (isLoading ? 'Measuring the file …' : data && estimateInWords(data, measured))}
    </p>
  )
}
