import { Radio } from '@mantine/core'
import { isSameAddress, shortenAddress, type Address } from '@countersign/safe/light'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/url/useAccount.ts'
import styles from '../powers/PowerForm.module.css'

/** A published handler by its address, none at all, or one that is typed. */
export type HandlerChoice = Address | 'none' | 'other'

type Props = {
  readonly version: string
  readonly now: Address | null
  readonly choice: HandlerChoice | null
  readonly onChoose: (choice: HandlerChoice) => void
}

/** The published handlers of the network, none, and another one. */
export function HandlerChoices({ version, now, choice, onChoose }: Props) {
  const { chain } = useAccount()
  const { data, error } = useQuery({
    queryKey: ['handlers-here', chain.chainId, version],
    queryFn: async () => {
      const { readHandlersHere } = await import('../../../parts/contracts/readHandlersHere.ts')
      return readHandlersHere(chain, version)
    },
    staleTime: 60_000,
    meta: { persist: false },
  })
  const others = data?.filter(({ address }) => now === null || !isSameAddress(address, now)) ?? []
  const isListed = choice === null || choice === 'none' || others.some(({ address }) => address === choice)
  return (
    <Radio.Group
      label="Handler"
      value={isListed ? choice : 'other'}
      onChange={(value) => {
        const published = others.find(({ address }) => address === value)
        onChoose(published?.address ?? (value === 'none' ? 'none' : 'other'))
      }}
      {...(error ? { description: `The published ones could not be read: ${error.message}` } : {})}
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
                ? `Came with contract ${release}, as of this account. ${shortenAddress(address)}`
                : shortenAddress(address)
            }
          />
        ))}
        <Radio value="none" className={styles.option} label="None" description="Nothing answers such calls." />
        <Radio value="other" className={styles.option} label="Another one, by its address" />
      </div>
    </Radio.Group>
  )
}
