import type { Address } from '@countersign/primitives'
import { AddressLabel, CopyButton, GroupedHex, KeyValueTable, ProvenanceMark } from '@countersign/ui'
import { useNames } from '../../data/names/useNames.ts'
import styles from './Undeployed.module.css'
import { undeployedMessages as messages } from './undeployedMessages.ts'

type Props = {
  readonly address: Address
  readonly chainId: string
  readonly creation: {
    readonly owners: readonly Address[]
    readonly threshold: number
    readonly version: string
    readonly saltNonce: bigint | string
  }
  /** Where the address was computed from; null if the data give another one. */
  readonly computed: string | null
}

/** What decides the address of an account, and the address. */
export function CreationFacts({ address, chainId, creation, computed }: Props) {
  const { nameOf } = useNames()
  const { owners, threshold, version, saltNonce } = creation
  return (
    <KeyValueTable
      framed
      rows={[
        {
          label: messages.address,
          value: (
            <>
              <GroupedHex value={address} /> <CopyButton value={address} label={messages.address} />
              {computed !== null && (
                <>
                  <br />
                  {computed} <ProvenanceMark source="you" />
                </>
              )}
            </>
          ),
        },
        {
          label: messages.owners,
          value: (
            <div className={styles.owners}>
              {owners.map((owner) => (
                <AddressLabel key={owner} address={owner} name={nameOf(owner, chainId)?.name} form="full" />
              ))}
            </div>
          ),
        },
        { label: messages.needed, value: messages.setup({ threshold, owners: owners.length }) },
        { label: messages.contract, value: messages.contractVersion({ version }) },
        { label: messages.salt, value: String(saltNonce) },
      ]}
    />
  )
}
