import type { Chain } from '@countersign/api'
import type { Check } from '@countersign/safe/checks'
import type { ImportedSignature } from '@countersign/safe/exchange'
import { type Address, type Hex, errorText } from '@countersign/primitives'
import { Icon, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataSource } from '../../data/api/dataSource.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { validOf } from './add/keepImport.ts'
import styles from './Share.module.css'
import { importMessages } from './importMessages.ts'

type Props = {
  readonly chain: Chain
  readonly safe: Address
  readonly hash: Hex
  readonly checks: readonly Check[]
  readonly signatures: readonly ImportedSignature[]
  readonly words: { readonly add: string; readonly refused: string }
  /** @returns the number of new signatures */
  readonly add: () => Promise<number>
  /** Called if `add` fails, so that signatures are stored even if the service refuses them or does not respond. */
  readonly keep: () => Promise<unknown>
  readonly open: () => Promise<void>
  readonly review: () => Promise<void>
}

/** The choice what to do with an import. Nothing is stored before that, and the page says who can see it afterwards. */
export function ImportDecision({ chain, safe, hash, checks, signatures, words, add, keep, open, review }: Props) {
  const { from } = useDataSource()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const valid = validOf(signatures)
  const isBlocked = checks.some(({ verdict }) => verdict === 'danger')

  const take = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const added = await add()
      await queryClient.invalidateQueries({ queryKey: queryKeys.account({ chainId: chain.chainId, safe }) })
      toasts.show({
        id: `import-${hash}`,
        kind: 'signed',
        title: added === 0 ? importMessages.nothingNew : importMessages.signaturesAdded({ count: added }),
      })
      await open()
    } catch (error) {
      await keep().catch(() => undefined)
      setProblem(errorText(error))
      setBusy(false)
    }
  }
  return (
    <div className={styles.head}>
      <div className={styles.acts}>
        {valid.length > 0 ? (
          <Button
            variant="filled"
            leftSection={<Icon name="file-import" />}
            loading={isBusy}
            disabled={isBlocked}
            onClick={() => void take()}
          >
            {words.add}
          </Button>
        ) : (
          <Button variant="filled" disabled={isBlocked} onClick={() => void review()}>
            {importMessages.reviewAsDraft}
          </Button>
        )}
      </div>
      <p>
        {valid.length === 0
          ? signatures.length === 0
            ? importMessages.notSigned
            : importMessages.notVerified
          : from === 'service'
            ? importMessages.serviceStores
            : importMessages.browserStores}
      </p>
      {problem && (
        <VerdictNote verdict="danger" title={words.refused} announce>
          {problem} {importMessages.storedHere}
        </VerdictNote>
      )}
    </div>
  )
}
