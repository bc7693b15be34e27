import { FileText } from 'lucide-react'
import { uploadExtensions } from '#db/vocabulary.ts'
import { DropZone } from '../../ui/drop-zone.tsx'
import type { Control } from '../../ui/field.tsx'
import { formatSize } from './file-size.ts'

interface Props {
  control: Control
  file: File | null
  /** Name of the file that the project already has. */
  kept: string | null
  onFile(file: File | null): void
}

const kinds: Record<string, string> = {
  pdf: 'PDF document',
  doc: 'Word document',
  docx: 'Word document',
  pptx: 'PowerPoint deck',
  txt: 'Plain text',
}

function kindOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return kinds[ending] ?? 'Unknown type'
}

export function FileDrop({ control, file, kept, onFile }: Props) {
  const none = kept ? 'The current file. Drop another to replace it.' : 'or choose one.'
  return (
    <DropZone
      control={control}
      accept={uploadExtensions.map(ending => `.${ending}`).join(',')}
      picture={<FileText size={24} aria-hidden="true" />}
      title={file?.name ?? kept ?? 'Drop a file here'}
      text={file ? `${formatSize(file.size)}, ${kindOf(file.name)}` : none}
      verb={file || kept ? 'Replace file' : 'Choose file'}
      onFile={onFile}
    />
  )
}
