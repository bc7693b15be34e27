import { createContext, useContext } from 'react'
import type { z } from 'zod'
import type { documentSchema } from '#api/contracts/document.ts'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import type { Pages } from '../report-pages/pages.ts'
import type { Marks, Narrowing } from './points.ts'

export interface Voice {
  id: number
  name: string
  title: string
  mark: number
}

export interface ReportView {
  projectId: number
  report: ProjectReport
  /** Null for everybody but the owner. */
  marks: Marks | null
  narrowing: Narrowing
  voices: Voice[]
  voice(id: number): Voice
  /** Needed to draw where quotes are; null until loaded, or if the document is no longer stored. */
  document: z.infer<typeof documentSchema> | null
  /** The drawn pages of the version shown; null until loaded. */
  pages: Pages | null
}

export const ReportContext = createContext<ReportView | null>(null)

export function useReport(): ReportView {
  const reading = useContext(ReportContext)
  if (!reading) throw new Error('A part of the report is drawn outside of it')
  return reading
}
