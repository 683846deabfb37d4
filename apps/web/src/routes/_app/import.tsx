import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { ImportPage } from '../../screens/share/ImportPage.tsx'

export const Route = createFileRoute('/_app/import')({ component: Import })

/** What a share link carries stands behind #, which browsers keep to themselves; it is taken out of the address once read. */
function Import() {
  const navigate = useNavigate()
  const fragment = useLocation({ select: ({ hash }) => hash })
  return (
    <ImportPage
      fragment={fragment === '' ? '' : `#${fragment}`}
      onFragmentRead={() => void navigate({ to: '/import', replace: true })}
    />
  )
}
