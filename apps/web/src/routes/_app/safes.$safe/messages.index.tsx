import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MessagesPage } from '../../../screens/messages/MessagesPage.tsx'
import { messageDraftStore } from '../../../data/drafts/messageDraftStore.ts'
import { useAccount } from '../../../data/url/useAccount.ts'

export const Route = createFileRoute('/_app/safes/$safe/messages/')({ component: Messages })

function Messages() {
  const { chainId, safe, account } = useAccount()
  const navigate = useNavigate()
  return (
    <MessagesPage
      onNew={(message) => {
        const draft = messageDraftStore.save({ chainId, safe, message, origin: null })
        void navigate({ to: '/safes/$safe/messages/review', params: { safe: account }, search: { draft } })
      }}
    />
  )
}
