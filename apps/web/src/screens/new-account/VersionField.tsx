import { errorText } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { NativeSelect } from '@mantine/core'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './NewAccount.module.css'
import type { NewAccountApi } from './useNewAccount.ts'

/** The version of the new account's contract, from those with published code on this chain. */
export function VersionField({ api }: { api: NewAccountApi }) {
  const { chain } = useAccount()
  const { contracts, chosen, change } = api
  if (contracts.isError)
    return (
      <FieldNote kind="error">
        The contracts on {chain.chainName} could not be read: {errorText(contracts.error)}{' '}
        <button type="button" className="cs-link" onClick={() => void contracts.refetch()}>
          Try again
        </button>
      </FieldNote>
    )
  if (contracts.data?.length === 0)
    return <FieldNote kind="error">The published contracts are not deployed on {chain.chainName}.</FieldNote>
  return (
    <div className={styles.version}>
      <NativeSelect
        label="Version"
        disabled={!contracts.data}
        value={chosen?.version ?? ''}
        data={(contracts.data ?? []).map(({ version }) => ({
          value: version,
          label: version === chain.recommendedMasterCopyVersion ? `${version}, recommended` : version,
        }))}
        onChange={(event) => change({ version: event.currentTarget.value })}
      />
      <p className={styles.quiet}>
        Only versions whose published code is deployed on {chain.chainName}, checked by code hash. The version is part
        of the address.
      </p>
    </div>
  )
}
