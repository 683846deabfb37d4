import type { OwnerProofAnswer } from '@countersign/safe/exchange'
import { errorText, formatAccountAddress } from '@countersign/primitives'
import { GroupedHex, InfoNote, VerdictNote, RichText } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChains } from '../../data/query/useChains.ts'
import { UnknownChain } from './UnknownChain.tsx'
import { importMessages } from './importMessages.ts'

/** The answer of a new owner. The page verifies it, then stores it for the reviews of changes that add this owner. */
export function ImportedProof({ answer }: { answer: OwnerProofAnswer }) {
  const chain = useChains().find(({ chainId }) => chainId === String(answer.chainId))
  const taking = useMutation({
    mutationFn: async () => {
      if (!chain) return
      const { takeProof } = await import('../../parts/owners/takeProof.ts')
      await takeProof(answer, { chain, safe: answer.safe })
    },
  })
  if (!chain) return <UnknownChain chainId={answer.chainId} name={null} />
  const account = formatAccountAddress({ shortName: chain.shortName, address: answer.safe })
  const places = { owner: <GroupedHex value={answer.owner} />, account: <GroupedHex value={answer.safe} /> }
  if (taking.isSuccess)
    return (
      <VerdictNote
        verdict="verified"
        title={importMessages.controlProven}
        action={
          <Link to="/safes/$safe/setup" params={{ safe: account }} hash="owners" className="cs-link">
            {importMessages.openOwners}
          </Link>
        }
      >
        <RichText text={importMessages.signedFor} slots={places} />
      </VerdictNote>
    )
  return (
    <>
      <InfoNote
        title={importMessages.proofOfNewOwner}
        action={
          <Button size="xs" loading={taking.isPending} onClick={() => taking.mutate()}>
            {importMessages.verifyAndStore}
          </Button>
        }
      >
        <RichText text={importMessages.claimsToHaveSigned({ network: chain.chainName })} slots={places} />
      </InfoNote>
      {taking.error && (
        <VerdictNote verdict="danger" title={importMessages.notProven} announce>
          {errorText(taking.error)}
        </VerdictNote>
      )}
    </>
  )
}
