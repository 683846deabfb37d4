import { useDataSource } from '../api/dataSource.ts'
import { useAfterContent } from '../live/useAfterContent.ts'
import { useConnection } from './connectionStore.ts'

/** Whether the page shows what its sources say: after its first content, or at once when the service, or everything, does not answer. */
export function useStatusIsDue(): boolean {
  const isAfterContent = useAfterContent()
  const { online, serviceLostAt } = useConnection()
  const { from } = useDataSource()
  return isAfterContent || !online || serviceLostAt !== null || from === 'chain'
}
