import { Fragment, type ReactNode } from 'react'

type Slot = ReactNode | ((children: ReactNode) => ReactNode)

export interface RichTextProps {
  /** A message with tags: `<queue>queue</queue>` around words, `<amount/>` for a value. Tags do not nest. */
  readonly text: string
  /** What each tag draws: a value, or a function that receives the words between the tags. */
  readonly slots: Readonly<Record<string, Slot>>
}

const TAG = /<(\w+)\/>|<(\w+)>([^<]*)<\/\2>/g

/**
 * Draws a message of a catalogue in which words are links, values or emphasised. The message is text, never markup: a tag without a slot
 * is drawn as its words.
 *
 * @example
 * <RichText text="Open the <queue>queue</queue> to sign." slots={{ queue: (words) => <a href="/queue">{words}</a> }} />
 */
export function RichText({ text, slots }: RichTextProps) {
  const pieces: ReactNode[] = []
  let end = 0
  for (const { 0: tag, 1: value, 2: name = value, 3: words = '', index } of text.matchAll(TAG)) {
    pieces.push(text.slice(end, index))
    const slot = name === undefined ? undefined : slots[name]
    pieces.push(typeof slot === 'function' ? slot(words) : (slot ?? words))
    end = index + tag.length
  }
  pieces.push(text.slice(end))
  // oxlint-disable-next-line react/no-array-index-key -- the pieces of one message have no other identity
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
}
