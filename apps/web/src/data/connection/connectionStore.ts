import { ApiError } from '@countersign/api/client'
import { RpcError } from '@countersign/chain-client/reads'
import { dataSource } from '../api/dataSource.ts'
import { nodeStatus } from '../rpc/nodeStatus.ts'
import { createListeners } from '@countersign/primitives'
import { useStore } from '../store/useStore.ts'

export type Connection = {
  /**
   * False while neither the service nor a node answers. `navigator.onLine` does not decide: it is false on a machine without a network,
   * where a service and a node on the same machine still answer.
   */
  readonly online: boolean
  /** Epoch milliseconds since when neither the service nor the chain in its place has answered; null while one does. */
  readonly serviceLostAt: number | null
}

let serviceLostAt: number | null = null
let connection: Connection = { online: true, serviceLostAt }
const { subscribe, notify } = createListeners(() => {
  const stops = [nodeStatus.subscribe(notify), dataSource.subscribe(notify)]
  return () => {
    for (const stop of stops) stop()
  }
})

/** Returns the same object until something changes. */
function current(): Connection {
  const states = [...nodeStatus.all().values()].map(({ state }) => state)
  const doesServiceAnswer = dataSource.get().from === 'service' && serviceLostAt === null
  // A node that was not used yet may answer.
  const doNodesFail = states.length > 0 && states.every((state) => state === 'failing')
  const online = doesServiceAnswer || !doNodesFail
  if (online !== connection.online || serviceLostAt !== connection.serviceLostAt) connection = { online, serviceLostAt }
  return connection
}

/** Whether the service or a node answers. Every request of the query cache and every chain read reports here. */
export const connectionStore = {
  get: current,
  subscribe,
  /**
   * @param isForService whether the service answers the request, or the chain in its place
   * @param now epoch milliseconds
   */
  reportFailure(error: unknown, isForService = true, now = Date.now()) {
    const isUnreachable =
      (error instanceof ApiError && (error.statusCode === 0 || error.statusCode >= 502)) ||
      (isForService && error instanceof RpcError && error.code === null)
    if (!isUnreachable || serviceLostAt !== null) return
    serviceLostAt = now
    notify()
  },
  reportSuccess() {
    if (serviceLostAt === null) return
    serviceLostAt = null
    notify()
  },
}

export const useConnection = (): Connection => useStore(connectionStore)
