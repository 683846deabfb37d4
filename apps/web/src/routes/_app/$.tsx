import { createFileRoute, notFound } from '@tanstack/react-router'
import { legacySearch, redirectLegacy } from '../../data/url/redirectLegacy.ts'
import { NotFoundPage } from '../../shell/NotFoundPage.tsx'

/** Every URL without a page: links of the existing product are redirected, all others show "Not found". */
export const Route = createFileRoute('/_app/$')({
  validateSearch: legacySearch,
  async beforeLoad({ location }) {
    await redirectLegacy(location)
    throw notFound()
  },
  notFoundComponent: NotFoundPage,
})
