/** A running review, live: one line for each analyst. */
import { Spinner } from '@inkjs/ui'
import { Box, render, Text, useInput } from 'ink'
import { useEffect, useState } from 'react'
import type { Client } from '#api/client.ts'
import type { Analyst } from '#api/contracts/analysts.ts'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import type { Context } from '../context.ts'
import { describeEvent, plural } from '../progress.ts'

type Lane = 'waiting' | 'reading' | 'failed' | { findings: number }

interface State {
  lanes: Map<number, Lane>
  /** The last event that belongs to no analyst. */
  step: string
}

/** The next state of the screen. Pure, so that a resumed stream may replay events. */
export function advance(state: State, event: ReviewEvent, analysts: readonly Analyst[]): State {
  const { analystId } = event
  if (analystId === undefined) return { ...state, step: describeEvent(event, analysts) }
  const lanes = new Map(state.lanes)
  if (event.type === 'opinion.started') lanes.set(analystId, 'reading')
  if (event.type === 'opinion.failed') lanes.set(analystId, 'failed')
  if (event.type === 'opinion.completed')
    lanes.set(analystId, { findings: typeof event.findings === 'number' ? event.findings : 0 })
  return { ...state, lanes }
}

function LaneRow(props: { analyst: Analyst; lane: Lane }) {
  const { lane } = props
  return (
    <Box gap={1}>
      <Box width={22}>
        <Text bold>{props.analyst.name}</Text>
      </Box>
      {lane === 'waiting' && <Text dimColor>waiting</Text>}
      {lane === 'reading' && <Spinner label="reading" />}
      {lane === 'failed' && <Text color="red">could not finish</Text>}
      {typeof lane === 'object' && <Text>{plural(lane.findings, 'finding')}</Text>}
    </Box>
  )
}

function Progress(props: {
  project: Project
  analysts: Analyst[]
  events: AsyncIterable<ReviewEvent>
  onEnd(last: ReviewEvent | null): void
  onError(error: unknown): void
  onStop(): void
}) {
  const { analysts, events, onEnd, onError } = props
  const [state, setState] = useState<State>(() => ({
    lanes: new Map(analysts.map(analyst => [analyst.id, 'waiting'])),
    step: 'Waiting for a free worker',
  }))
  useInput((input, key) => {
    if (key.ctrl && input === 'c') props.onStop()
  })
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
  return (
    <Box flexDirection="column">
      <Text>
        <Text bold>{props.project.name}</Text> · {state.step}
      </Text>
      {analysts.map(analyst => (
        <LaneRow key={analyst.id} analyst={analyst} lane={state.lanes.get(analyst.id) ?? 'waiting'} />
      ))}
      <Text dimColor>Ctrl-C stops waiting; the review goes on.</Text>
    </Box>
  )
}

/** Draws until the review ends; resolves with its last event. `stop` is called on Ctrl-C. */
export async function showProgress(
  context: Context,
  client: Client,
  project: Project,
  events: AsyncIterable<ReviewEvent>,
  stop: () => void,
): Promise<ReviewEvent | null> {
  const analysts = await client.call('listPanelAnalysts', { params: { panelType: project.panelType } })
  const { promise, resolve, reject } = Promise.withResolvers<ReviewEvent | null>()
  const screen = render(
    <Progress
      project={project}
      analysts={analysts}
      events={events}
      onEnd={resolve}
      onError={reject}
      onStop={() => {
        stop()
        resolve(null)
      }}
    />,
    { stdin: context.stdin, stdout: context.stderr, exitOnCtrlC: false },
  )
  try {
    return await promise
  } finally {
    screen.unmount()
  }
}
