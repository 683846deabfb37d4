import { DEFAULT_LIMITS } from '@countersign/app-bridge'

type Count = { readonly rejections: number; readonly pausedUntil: number }

/** By the topic of the session, as long as this tab is open. */
const counts = new Map<string, Count>()
const NONE: Count = { rejections: 0, pausedUntil: 0 }

/** Pauses the requests of a dapp after several rejections in a row, by the limits of embedded apps. Times are epoch milliseconds. */
export const rejectionPause = {
  rejected(topic: string, now = Date.now()): void {
    const { rejections, pausedUntil } = counts.get(topic) ?? NONE
    const isOver = rejections + 1 >= DEFAULT_LIMITS.rejections
    counts.set(
      topic,
      isOver
        ? { rejections: 0, pausedUntil: now + DEFAULT_LIMITS.coolDownMs }
        : { rejections: rejections + 1, pausedUntil },
    )
  },
  /** The owners did what the dapp requested. */
  answered: (topic: string): void => void counts.delete(topic),
  /** 0 without a pause. */
  secondsLeft: (topic: string, now = Date.now()): number =>
    Math.max(0, Math.ceil(((counts.get(topic) ?? NONE).pausedUntil - now) / 1000)),
}
