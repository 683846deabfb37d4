import type { OwnerProofAnswer } from '@countersign/safe/exchange'
import { errorText, formatAccountAddress } from '@countersign/primitives'
import { GroupedHex, InfoNote, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useChains } from '../../data/query/useChains.ts'
import { UnknownChain } from './UnknownChain.tsx'

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
  if (taking.isSuccess)
    return (
      <VerdictNote
        verdict="verified"
        title="Control proven and stored"
        action={
          <Link to="/safes/$safe/setup" params={{ safe: account }} hash="owners" className="cs-link">
            Open the owners of the account
          </Link>
        }
      >
        <GroupedHex value={answer.owner} /> signed for the account <GroupedHex value={answer.safe} />.
      </VerdictNote>
    )
  return (
    <>
      <InfoNote
        title="A proof of control of a new owner"
        action={
          <Button size="xs" loading={taking.isPending} onClick={() => taking.mutate()}>
            Verify and store
          </Button>
        }
      >
        <GroupedHex value={answer.owner} /> claims to have signed for the account <GroupedHex value={answer.safe} /> on{' '}
        {chain.chainName}. It does not count before it is verified here.
      </InfoNote>
      {taking.error && (
        <VerdictNote verdict="danger" title="Not proven" announce>
          {errorText(taking.error)}
        </VerdictNote>
      )}
    </>
  )
}
