import { createFileRoute } from '@tanstack/react-router'
import { BrowserSettingsPage } from '../../screens/settings/components/BrowserSettingsPage.tsx'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'

/** Also where the existing product keeps an account's settings: with `?safe=` it leads there. */
export const Route = createFileRoute('/_app/settings')({
  validateSearch: legacySearch,
  beforeLoad: ({ location }) => redirectLegacy(location),
  component: BrowserSettingsPage,
})
