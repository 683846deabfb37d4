import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MessagesPage } from '../../../features/messages/MessagesPage.tsx'
import { messageDraftStore } from '../../../shared/draft/messageDraftStore.ts'
import { useAccount } from '../../../shared/url/useAccount.ts'

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
