import { useDataSource } from '../api/dataSource.ts'
import { useConnection } from './connectionStore.ts'

/** Whether the service does not answer this page, or nothing does: users are told at once, also before the page has content. */
export function useIsTroubled(): boolean {
  const { online, serviceLostAt } = useConnection()
  const { from } = useDataSource()
  return !online || serviceLostAt !== null || from === 'chain'
}
