import { QueryObserver, type QueryClient, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'

/**
 * Reads a query again and observes it meanwhile. The read of a query that has no observer is cancelled, and the page stops observing when
 * its key changes or when it is left; an action that waits for the read still needs the answer.
 *
 * @throws the error of the read
 */
export async function readObserved<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Promise<Data | undefined> {
  const observer = new QueryObserver(queryClient, { ...options, refetchOnMount: false })
  const stop = observer.subscribe(() => {})
  try {
    return (await observer.refetch({ throwOnError: true })).data
  } finally {
    stop()
  }
}
