import { Radio } from '@mantine/core'
import { errorText, type Address } from '@countersign/primitives'
import { ShortHex } from '@countersign/ui'
import styles from '../powers/PowerForm.module.css'
import type { HandlersHere } from './useHandlersHere.ts'
import { handlerMessages } from './handlerMessages.ts'

/** A published handler by its address, no handler, or a typed address. */
export type HandlerChoice = Address | 'none' | 'other'

type Props = {
  readonly handlers: HandlersHere
  readonly choice: HandlerChoice | null
  readonly onChoose: (choice: HandlerChoice) => void
}

/** The published handlers of the chain, no handler, and a typed address. */
export function HandlerChoices({ handlers: { others, error }, choice, onChoose }: Props) {
  const isListed = choice === null || choice === 'none' || others.some(({ address }) => address === choice)
  return (
    <Radio.Group
      label={handlerMessages.handlerAfter}
      value={isListed ? choice : 'other'}
      onChange={(value) => {
        const published = others.find(({ address }) => address === value)
        onChoose(published?.address ?? (value === 'none' ? 'none' : 'other'))
      }}
      {...(error ? { description: handlerMessages.publishedNotRead({ reason: errorText(error) }) } : {})}
    >
      <div className={`cs-panel ${styles.options}`}>
        {others.map(({ address, name, version: release, isOwn }) => (
          <Radio
            key={address}
            value={address}
            className={styles.option}
            label={`${name} ${release}`}
            description={
              <>
                {[isOwn ? handlerMessages.publishedWith({ release }) : '', handlerAbility(name)]
                  .filter(Boolean)
                  .join(' ')}{' '}
                <ShortHex value={address} />
              </>
            }
          />
        ))}
        <Radio
          value="none"
          className={styles.option}
          label={handlerMessages.none}
          description={handlerMessages.noneNote}
        />
        <Radio value="other" className={styles.option} label={handlerMessages.otherByAddress} />
      </div>
    </Radio.Group>
  )
}

/** What a published handler adds to the account; empty for a name that is not known. */
function handlerAbility(name: string): string {
  switch (name) {
    case 'CompatibilityFallbackHandler':
      return handlerMessages.compatibility
    case 'TokenCallbackHandler':
      return handlerMessages.tokensOnly
    case 'ExtensibleFallbackHandler':
      return handlerMessages.extensible
    default:
      return ''
  }
}
