import { NoticeStrip, timeOfDay } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useConnection } from '../shared/live/connectionStore.ts'

/** One caution strip while nobody answers: what still works and what waits. */
export function ConnectionStrip() {
  const { online, serviceLostAt } = useConnection()
  const queryClient = useQueryClient()
  const retry = { label: 'Retry now', onClick: () => void queryClient.invalidateQueries() }
  if (!online)
    return (
      <NoticeStrip icon="wifi-off" title="You are offline." action={retry}>
        Pages show what was last seen in this browser. Signing and executing wait.
      </NoticeStrip>
    )
  if (serviceLostAt === null) return null
  return (
    <NoticeStrip
      icon="cloud-off"
      title={`The service has not answered since ${timeOfDay(serviceLostAt)}.`}
      action={retry}
    >
      Pages show what was last seen in this browser. What is read from the chain still updates.
    </NoticeStrip>
  )
}
