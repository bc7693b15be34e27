import { Spinner } from '@inkjs/ui'
import { Box, render, Text, useInput, useStdin } from 'ink'
import { useEffect, useState } from 'react'
import type { Analyst } from '#api/contracts/analysts.ts'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import { addToFindings, type LiveFindings, noFindings } from '#api/contracts/live-findings.ts'
import { plural } from '#api/contracts/plural.ts'
import type { Project } from '#api/contracts/projects.ts'
import { type Context, onStop } from '../context.ts'
import { inkOptions } from '../load-screen.ts'
import { describeEvent, opinionInWords } from '../progress.ts'

type Lane = 'waiting' | { written: LiveFindings } | { failed: string } | { held: string }

interface ProgressState {
  lanes: Map<number, Lane>
  /** The number of the newest event applied: a resumed stream may replay older events. */
  seq: number
  /** The last event that is not about one analyst. */
  step: string
}

export const startState = (analysts: readonly Pick<Analyst, 'id'>[]): ProgressState => ({
  lanes: new Map(analysts.map(analyst => [analyst.id, 'waiting'])),
  seq: 0,
  step: 'Waiting for a free worker',
})

/** The screen's reducer. Pure, and idempotent because a resumed stream replays events. */
export function advance(
  state: ProgressState,
  event: ReviewEvent,
  analysts: readonly Pick<Analyst, 'id' | 'name'>[],
): ProgressState {
  const { analystId, seq } = event
  if (seq <= state.seq) return state
  if (analystId === undefined) return { ...state, seq, step: describeEvent(event, analysts) }
  const lanes = new Map(state.lanes)
  const lane = lanes.get(analystId)
  const written = typeof lane === 'object' && 'written' in lane ? lane.written : noFindings
  lanes.set(analystId, { written: addToFindings(written, event) })
  if (event.type === 'opinion.failed') lanes.set(analystId, { failed: event.message ?? 'no reason was given' })
  if (event.type === 'opinion.completed') lanes.set(analystId, { held: opinionInWords(event) })
  return { ...state, seq, lanes }
}

function LaneRow(props: { name: string; nameWidth: number; lane: Lane }) {
  const { lane, name, nameWidth } = props
  return (
    <Box gap={2}>
      <Box width={nameWidth} flexShrink={0}>
        <Text bold wrap="truncate">
          {name}
        </Text>
      </Box>
      {lane === 'waiting' && <Text dimColor>waiting</Text>}
      {typeof lane === 'object' && 'written' in lane && <Spinner label={writtenInWords(lane.written)} />}
      {typeof lane === 'object' && 'failed' in lane && <Text color="red">could not finish: {lane.failed}</Text>}
      {typeof lane === 'object' && 'held' in lane && <Text>{lane.held}</Text>}
    </Box>
  )
}

/** How many findings there are, and the newest: a terminal has one line for each analyst. */
function writtenInWords({ shown, withdrawn }: LiveFindings): string {
  const last = shown.at(-1)
  const again = withdrawn > 0 ? ` again (${withdrawn} withdrawn)` : ''
  return last ? `writing${again}, ${plural(shown.length, 'finding')} so far: ${last.headline}` : `reading${again}`
}

interface ProgressProps {
  project: Pick<Project, 'id' | 'name'>
  analysts: Pick<Analyst, 'id' | 'name'>[]
  events: AsyncIterable<ReviewEvent>
  onEnd(last: ReviewEvent | null): void
  onError(error: unknown): void
  onStop(): void
}

function Progress(props: ProgressProps) {
  const { project, analysts, events, onEnd, onError } = props
  const [state, setState] = useState(() => startState(analysts))
  const { isRawModeSupported } = useStdin()
  // In raw mode Ctrl-C is a key; otherwise (a pipe on standard input) it is a signal, which the program handles.
  useInput((input, key) => key.ctrl && input === 'c' && props.onStop(), { isActive: isRawModeSupported })
  useEffect(() => {
    const follow = async () => {
      for await (const event of events) {
        setState(current => advance(current, event, analysts))
        if (endsReview(event)) return event
      }
      return null
    }
    follow().then(onEnd, onError)
  }, [analysts, events, onEnd, onError])
  const nameWidth = Math.min(24, Math.max(...analysts.map(analyst => analyst.name.length), 1))
  return (
    <Box flexDirection="column">
      <Text>
        <Text bold>{project.name}</Text> ({project.id}) · {state.step}
      </Text>
      {analysts.map(({ id, name }) => (
        <LaneRow key={id} name={name} nameWidth={nameWidth} lane={state.lanes.get(id) ?? 'waiting'} />
      ))}
      <Text dimColor>Ctrl-C stops waiting; the review goes on.</Text>
    </Box>
  )
}

/** Draws on standard error until the review ends; resolves with its last event. Calls `stop` on Ctrl-C. */
export async function showProgress(
  context: Context,
  view: Pick<ProgressProps, 'project' | 'analysts' | 'events'> & { stop(): void },
): Promise<ReviewEvent | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ReviewEvent | null>()
  const { stop, ...shown } = view
  const leave = () => {
    stop()
    resolve(null)
  }
  const forget = onStop(context, leave)
  const screen = render(<Progress {...shown} onEnd={resolve} onError={reject} onStop={leave} />, inkOptions(context))
  try {
    return await promise
  } finally {
    forget()
    // Clears the screen, since what follows says how it ended. Cleared before unmounting, which draws the last frame
    // again.
    screen.rerender(null)
    screen.clear()
    screen.unmount()
  }
}
