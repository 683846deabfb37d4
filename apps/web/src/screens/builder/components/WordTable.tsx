import { ProvenanceMark } from '@countersign/ui'
import type { Address } from '@countersign/primitives'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Word } from '../model/encodeWords.ts'
import { selectorOf, type Method } from '../model/Method.ts'
import { hexOffset, shortWord, wordMeaning } from '../model/wordText.ts'
import styles from './Builder.module.css'
import { callMessages as messages } from '../callMessages.ts'

type Props = {
  readonly method: Method
  readonly words: readonly Word[]
  /** The selector occurs in the code of the contract. */
  readonly isInCode: boolean
  readonly nameOf: (address: Address) => string | null
}

/** Further words are shown on request. */
const MOST_WORDS = 40

/** The calldata in words of 32 bytes: offset, short value, meaning, and source of the value. */
export function WordTable({ method, words, isInCode, nameOf }: Props) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? words : words.slice(0, MOST_WORDS)
  return (
    <>
      <ol className={styles.words} aria-label={messages.words}>
        <li>
          <span className={styles.offset}>{messages.selector}</span>
          <span className={styles.word}>
            <b>{selectorOf(method).slice(2)}</b>
          </span>
          <span className={styles.meaning}>{method.name}</span>
          <ProvenanceMark source={isInCode ? 'chain' : 'you'} />
        </li>
        {shown.map((word) => (
          <li key={word.offset} className={clsx(word.hex === null && styles.waiting)}>
            <span className={styles.offset}>{hexOffset(word.offset)}</span>
            <span className={styles.word} title={word.hex === null ? undefined : `0x${word.hex}`}>
              {word.hex === null ? <b>········</b> : <Digits hex={word.hex} />}
            </span>
            <span className={styles.meaning}>{wordMeaning(word, nameOf)}</span>
            <ProvenanceMark source={word.hex === null ? 'unknown' : 'you'} />
          </li>
        ))}
      </ol>
      {words.length > shown.length && (
        <button type="button" className={`cs-link ${styles.more}`} onClick={() => setWhole(true)}>
          {messages.moreWords(words.length - shown.length)}
        </button>
      )}
    </>
  )
}

function Digits({ hex }: { hex: string }) {
  const { isCut, digits } = shortWord(hex)
  return (
    <>
      {isCut && <span>0…</span>}
      <b>{digits}</b>
    </>
  )
}
