import { useNavigate } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Empties a form whose change is in the batch now, and leads back to Set-up. */
export function useLeaveForm(forget: () => void) {
  const { account } = useAccount()
  const navigate = useNavigate()
  return () => {
    forget()
    void navigate({ to: '/safes/$safe/setup', params: { safe: account } })
  }
}
