import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/safes/$safe/send')({
  validateSearch: (search: Record<string, unknown>): { nonce?: string; token?: string } => ({
    ...(typeof search['nonce'] === 'string' ? { nonce: search['nonce'] } : {}),
    ...(typeof search['token'] === 'string' ? { token: search['token'] } : {}),
  }),
  component: () => null,
})
