import type { Message, MessageItem } from '@countersign/api'
import { dayTitle, startOfDay } from '../../../parts/lists/dayTitle.ts'
import { messagesPageMessages } from '../messagesPageMessages.ts'

export type MessageGroup = { readonly id: string; readonly title: string; readonly messages: readonly Message[] }
export type MessageFilter = 'all' | 'waiting' | 'confirmed'

/** A row can occur on two pages if another one was added between the two requests. */
export function messagesOf(items: readonly MessageItem[]): Message[] {
  const messages = new Map<string, Message>()
  for (const item of items) if (item.type === 'MESSAGE') messages.set(item.messageHash, item)
  return [...messages.values()]
}

export const filterMessages = (messages: readonly Message[], filter: MessageFilter): Message[] =>
  messages.filter(({ status }) => filter === 'all' || (status === 'CONFIRMED') === (filter === 'confirmed'))

/**
 * Messages that need signatures first, then the others by UTC day, as the service labels them.
 * @param now epoch milliseconds
 */
export function messageGroups(messages: readonly Message[], now: number): MessageGroup[] {
  const waiting = messages.filter(({ status }) => status === 'NEEDS_CONFIRMATION')
  const days = new Map<number, Message[]>()
  for (const message of messages) {
    if (message.status !== 'CONFIRMED') continue
    const start = startOfDay(message.creationTimestamp)
    const day = days.get(start)
    if (day) day.push(message)
    else days.set(start, [message])
  }
  return [
    ...(waiting.length === 0 ? [] : [{ id: 'waiting', title: messagesPageMessages.waiting, messages: waiting }]),
    ...[...days].map(([start, ofDay]) => ({ id: String(start), title: dayTitle(start, now), messages: ofDay })),
  ]
}
