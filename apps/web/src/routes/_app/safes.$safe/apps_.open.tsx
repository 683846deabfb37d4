import { createFileRoute, redirect } from '@tanstack/react-router'

/** The app is part of the account's layout (`-OpenApp.tsx`), so that it stays open while its request is reviewed. */
export const Route = createFileRoute('/_app/safes/$safe/apps_/open')({
  validateSearch: (search: Record<string, unknown>): { appUrl: string } => ({
    appUrl: typeof search['appUrl'] === 'string' ? search['appUrl'] : '',
  }),
  beforeLoad({ params, search }) {
    if (search.appUrl === '') throw redirect({ href: `/safes/${params.safe}/apps`, replace: true })
  },
  component: () => null,
})
