import { SafeEvent } from '@countersign/api'
import * as z from 'zod/mini'
import type { PublishedEvent } from './EventBus.ts'

const Message = z.array(z.object({ id: z.int(), event: SafeEvent }))

/** Events as a message between processes; null when it would have more than `mostBytes`. */
export function writeEventMessage(events: readonly PublishedEvent[], mostBytes: number): string | null {
  const text = JSON.stringify(events)
  return Buffer.byteLength(text) > mostBytes ? null : text
}

/** Null for a text that is not a list of events, and for an empty list, which announces events without their content. */
export function parseEventMessage(text: string): readonly PublishedEvent[] | null {
  try {
    const parsed = z.safeParse(Message, JSON.parse(text))
    return parsed.success && parsed.data.length > 0 ? parsed.data : null
  } catch {
    return null
  }
}
