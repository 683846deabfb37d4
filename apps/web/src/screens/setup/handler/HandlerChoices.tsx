import { Radio } from '@mantine/core'
import { type Address, shortenAddress } from '@countersign/primitives'
import styles from '../powers/PowerForm.module.css'
import type { HandlersHere } from './useHandlersHere.ts'

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
      label="Handler after the change"
      value={isListed ? choice : 'other'}
      onChange={(value) => {
        const published = others.find(({ address }) => address === value)
        onChoose(published?.address ?? (value === 'none' ? 'none' : 'other'))
      }}
      {...(error ? { description: `The published handlers could not be read. ${error.message}` } : {})}
    >
      <div className={`cs-panel ${styles.options}`}>
        {others.map(({ address, name, version: release, isOwn }) => (
          <Radio
            key={address}
            value={address}
            className={styles.option}
            label={`${name} ${release}`}
            description={
              isOwn
                ? `Published with contract ${release}, the version of this account. ${shortenAddress(address)}`
                : shortenAddress(address)
            }
          />
        ))}
        <Radio value="none" className={styles.option} label="None" description="The account answers no such calls." />
        <Radio value="other" className={styles.option} label="Another handler, by its address" />
      </div>
    </Radio.Group>
  )
}
