/** The analyst form's values: as typed, and as sent. */
import type { z } from 'zod'
import type { Analyst, createAnalystBody } from '#api/contracts/analysts.ts'

export type AnalystInput = z.input<typeof createAnalystBody>
export type AnalystBody = z.output<typeof createAnalystBody>

export const valuesOf = (analyst: Analyst | null): AnalystInput => ({
  name: analyst?.name ?? '',
  title: analyst?.title ?? '',
  specialty: analyst?.specialty ?? '',
  bio: analyst?.bio ?? '',
  prompt: analyst?.prompt ?? '',
  questions: analyst?.questions ?? [],
  panelId: analyst ? String(analyst.panelId) : '',
  imageUrl: analyst?.imageUrl ?? null,
  isActive: analyst?.isActive ?? true,
})
