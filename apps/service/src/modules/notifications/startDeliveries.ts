import { AsyncResource } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import type { PublishedEvent } from '../../events/EventBus.ts'
import { createAccountWebhookReceiver } from './createAccountWebhookReceiver.ts'
import { createDispatcher, type Dispatcher, type Receiver } from './createDispatcher.ts'
import { createLead, type Lead } from './createLead.ts'
import { createPushReceiver } from './createPushReceiver.ts'
import { createReadyReceiver } from './createReadyReceiver.ts'
import { createWebhook } from './createWebhook.ts'
import { readWaitingDeliveries } from './readWaitingDeliveries.ts'
import { startRecoveryWatch } from './startRecoveryWatch.ts'

/** Interval without events: to take over from a process that died, and to retry failed deliveries. */
const LOOK_MS = 10_000
/** From the beginning of one look to the next, so that many events in a row share the statements of one. */
const APART_MS = 100

type Deliveries = { stop(): Promise<void> }
type ReceiverDeliveries = Deliveries & Pick<Dispatcher, 'flush'>

/** Delivers events to browsers and webhooks until stopped, and adds those events that follow from others or from modules. Each receiver has its own cursor, so that a slow one delays no other. */
export async function startDeliveries(context: ServiceContext): Promise<Deliveries> {
  const { push, webhooks, accountWebhooks } = context.config.notifications
  const receivers = [
    createReadyReceiver(context),
    ...(push ? [createPushReceiver(context)] : []),
    ...(accountWebhooks ? [createAccountWebhookReceiver(context)] : []),
    ...webhooks.map((webhook) => createWebhook(context, webhook)),
  ]
  const lead = createLead(context.db)
  const started: ReceiverDeliveries[] = []
  const unwatch = context.metrics.deliveries.watch(async () => {
    for (const deliveries of started) await deliveries.flush()
    return readWaitingDeliveries(context, receivers)
  }, context.clock)
  const recovery = startRecoveryWatch(context)
  const stop = async () => {
    unwatch()
    await Promise.all([recovery, ...started].map((deliveries) => deliveries.stop()))
  }
  try {
    for (const receiver of receivers) started.push(await startReceiver(context, receiver, lead))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

async function startReceiver(context: ServiceContext, receiver: Receiver, lead: Lead): Promise<ReceiverDeliveries> {
  const { bus, clock, monotonic, log } = context
  const dispatcher = createDispatcher(context, [receiver], lead)
  await dispatcher.prepare()
  let isStopped = false
  let running: Promise<void> | null = null
  let isWanted = false
  let timer: NodeJS.Timeout | undefined
  let published = 0
  const stopping = new AbortController()

  async function work(): Promise<void> {
    let next: number | null = null
    while (isWanted && !isStopped) {
      isWanted = false
      const began = monotonic()
      try {
        next = await dispatcher.run(
          () => isStopped,
          () => published,
        )
      } catch (error) {
        log.error('Notifications could not be delivered. They are tried again.', { error, receiver: receiver.name })
      }
      const left = began + APART_MS - monotonic()
      if (left > 0) await wait(left, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
    running = null
    if (isStopped) return
    clearTimeout(timer)
    timer = setTimeout(wake, next === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, next - clock()))).unref()
  }

  // An event may be published by a request; what is delivered does not belong to it.
  const wake = AsyncResource.bind(() => {
    isWanted = true
    running ??= work()
  })

  const noteEvent = ({ id }: PublishedEvent) => {
    published = Math.max(published, id)
    wake()
  }
  const undo = [bus.subscribe(noteEvent), lead.subscribe(wake)]
  wake()
  return {
    flush: () => dispatcher.flush(),
    async stop() {
      isStopped = true
      stopping.abort()
      for (const unsubscribe of undo) unsubscribe()
      clearTimeout(timer)
      await running
      await receiver.close?.()
      await dispatcher.flush().catch((error: unknown) => {
        log.warn('The places of deliveries could not be stored. Events without effect are looked at again.', {
          error: String(error),
        })
      })
    },
  }
}
