import type { ServiceContext } from '../../context/ServiceContext.ts'
import { createAccountWebhookReceiver } from './createAccountWebhookReceiver.ts'
import { createDispatcher, type Receiver } from './createDispatcher.ts'
import { createPushReceiver } from './createPushReceiver.ts'
import { createReadyReceiver } from './createReadyReceiver.ts'
import { createWebhook } from './createWebhook.ts'
import { startRecoveryWatch } from './startRecoveryWatch.ts'

/** Interval without events: to take over from a process that died, and to retry failed deliveries. */
const LOOK_MS = 10_000

type Deliveries = { stop(): Promise<void> }

/** Delivers events to browsers and webhooks until stopped, and adds those events that follow from others or from modules. Each receiver has its own cursor, so that a slow one delays no other. */
export async function startDeliveries(context: ServiceContext): Promise<Deliveries> {
  const { push, webhooks, accountWebhooks } = context.config.notifications
  const receivers = [
    createReadyReceiver(context),
    ...(push ? [createPushReceiver(context)] : []),
    ...(accountWebhooks ? [createAccountWebhookReceiver(context)] : []),
    ...webhooks.map((webhook) => createWebhook(context, webhook)),
  ]
  const started: Deliveries[] = []
  const stop = async () => {
    await Promise.all(started.map((deliveries) => deliveries.stop()))
  }
  try {
    started.push(startRecoveryWatch(context))
    for (const receiver of receivers) started.push(await startReceiver(context, receiver))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

async function startReceiver(context: ServiceContext, receiver: Receiver): Promise<Deliveries> {
  const { bus, clock, log } = context
  const dispatcher = createDispatcher(context, [receiver])
  await dispatcher.prepare()
  let isStopped = false
  let running: Promise<void> | null = null
  let isWanted = false
  let timer: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    let next: number | null = null
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        next = await dispatcher.run(() => isStopped)
      } catch (error) {
        log.error('Notifications could not be delivered. They are tried again.', { error, receiver: receiver.name })
      }
    }
    running = null
    if (isStopped) return
    clearTimeout(timer)
    const wait = next === null ? LOOK_MS : Math.min(LOOK_MS, Math.max(0, next - clock()))
    timer = setTimeout(wake, wait).unref()
  }

  function wake(): void {
    isWanted = true
    running ??= work()
  }

  const unsubscribe = bus.subscribe(wake)
  wake()
  return {
    async stop() {
      isStopped = true
      unsubscribe()
      clearTimeout(timer)
      await running
      await receiver.close?.()
    },
  }
}
