import { createFileRoute } from '@tanstack/react-router'
import { BrowserSettingsPage } from '../../screens/settings/components/BrowserSettingsPage.tsx'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'

/** The existing product has an account's settings at the same path: with `?safe=` it redirects there. */
export const Route = createFileRoute('/_app/settings')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  component: BrowserSettingsPage,
})
