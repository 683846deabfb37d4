import { formatAccountAddress } from '@countersign/primitives'
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { ShareWays } from '../../screens/share/ShareWays.tsx'
import { ProvePage } from '../../screens/prove/ProvePage.tsx'
import { messageDraftStore } from '../../data/drafts/messageDraftStore.ts'
import { proveMessages } from '../../screens/prove/proveMessages.ts'

export const Route = createFileRoute('/_app/prove')({ component: Prove })

/** The content of the link is in the URL fragment, which browsers do not send; it is removed from the URL after reading. */
function Prove() {
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  return (
    <ProvePage
      fragment={fragment === '' ? '' : `#${fragment}`}
      onFragmentRead={() => void navigate({ to: '/prove', replace: true })}
      answerWays={(answer) => (
        <ShareWays
          item={answer}
          label={proveMessages.proof}
          fileName={`proof-${answer.owner.slice(2, 8)}.countersign.json`}
        />
      )}
      onAccountSigns={({ chainId, shortName }, account, text) => {
        const draft = messageDraftStore.save({ chainId, safe: account, message: text, origin: null })
        const safe = formatAccountAddress({ shortName, address: account })
        void navigate({ to: '/safes/$safe/messages/review', params: { safe }, search: { draft } })
      }}
    />
  )
}
