import { errorText } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { NativeSelect } from '@mantine/core'
import { useAccount } from '../../data/url/useAccount.ts'
import styles from './NewAccount.module.css'
import type { NewAccountApi } from './useNewAccount.ts'
import { newAccountMessages } from './newAccountMessages.ts'

/** The version of the new account's contract, from those with published code on this chain. */
export function VersionField({ api }: { api: NewAccountApi }) {
  const { chain } = useAccount()
  const { contracts, chosen, change } = api
  if (contracts.isError)
    return (
      <FieldNote kind="error">
        {newAccountMessages.contractsNotRead({ network: chain.chainName, reason: errorText(contracts.error) })}{' '}
        <button type="button" className="cs-link" onClick={() => void contracts.refetch()}>
          {newAccountMessages.tryAgain}
        </button>
      </FieldNote>
    )
  if (contracts.data?.length === 0)
    return <FieldNote kind="error">{newAccountMessages.noContracts({ network: chain.chainName })}</FieldNote>
  return (
    <div className={styles.version}>
      <NativeSelect
        label={newAccountMessages.version}
        disabled={!contracts.data}
        value={chosen?.version ?? ''}
        data={(contracts.data ?? []).map(({ version }) => ({
          value: version,
          label: version === chain.recommendedMasterCopyVersion ? newAccountMessages.recommended({ version }) : version,
        }))}
        onChange={(event) => change({ version: event.currentTarget.value })}
      />
      <p className={styles.quiet}>{newAccountMessages.versionHelp({ network: chain.chainName })}</p>
    </div>
  )
}
