import { toasts } from '@countersign/ui'
import { requestStore } from './requestStore.ts'

/** Removes the requests and the notices of sessions that ended. */
export async function forgetSessions(isEnded: (topic: string) => boolean): Promise<void> {
  for (const topic of await requestStore.endSessions(isEnded)) toasts.dismiss(topic)
}
