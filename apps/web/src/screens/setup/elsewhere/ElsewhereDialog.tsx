import type { SafeCreation } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { proveCreation } from '@countersign/safe'
import { InfoNote, SkeletonRows, VerdictNote } from '@countersign/ui'
import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { creationQuery } from '../../../data/query/creationQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import undeployed from '../../../parts/undeployed/Undeployed.module.css'
import type { AccountSetup } from '../model/accountSetup.ts'
import { elsewhereMessages as messages } from './elsewhereMessages.ts'
import { ElsewhereTable } from './ElsewhereTable.tsx'
import { SinceCreationNotes } from './SinceCreationNotes.tsx'
import { sinceCreation } from './sinceCreation.ts'

type Props = { readonly setup: AccountSetup; readonly onClose: () => void }

/** Deploys an account from its own creation data on networks where it does not exist yet. */
export function ElsewhereDialog({ setup, onClose }: Props) {
  const { data, error, refetch } = useProvedCreation()
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={messages.title}
      closeButtonProps={{ 'aria-label': messages.close }}
    >
      <div className={undeployed.stack}>
        <p>{messages.intro}</p>
        {error ? (
          <QueryError
            title={messages.notLoaded}
            error={error}
            stillWorks={messages.tryElsewhere}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <SkeletonRows rows={3} shape="account" label={messages.loading} />
        ) : data.isProved ? (
          <>
            <InfoNote title={messages.proved} />
            <SinceCreationNotes creation={data.creation} since={sinceCreation(data.creation, setup)} />
            <ElsewhereTable creation={data.creation} />
          </>
        ) : (
          <VerdictNote verdict="caution" title={messages.refusedTitle} announce>
            {messages[data.cause]}
          </VerdictNote>
        )}
      </div>
    </Modal>
  )
}

/** The service reports how the account was created; the address proves it. */
function useProvedCreation() {
  const { key, safe } = useAccount()
  const { data: record, error, refetch } = useQuery(creationQuery(key))
  const data = useMemo(() => record && proofOf(safe, record), [safe, record])
  return { data, error, refetch }
}

function proofOf(safe: Address, { factoryAddress, masterCopy, setupData, saltNonce }: SafeCreation) {
  if (masterCopy === null || setupData === null || saltNonce === null)
    return { isProved: false, cause: 'unknown' } as const
  return proveCreation(safe, {
    factory: factoryAddress,
    singleton: masterCopy,
    initializer: setupData,
    saltNonce: BigInt(saltNonce),
  })
}
