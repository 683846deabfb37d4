import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'
import '@countersign/ui/styles.css'

const root = document.getElementById('root')
if (root) void mount(root)

async function mount(element: HTMLElement) {
  // Development tools are in src/dev. The condition is written out at each import, so that builds remove it.
  if (import.meta.env.DEV && location.pathname === '/gallery') {
    const { GalleryPage } = await import('./dev/GalleryPage.tsx')
    createRoot(element).render(<GalleryPage />)
    return
  }
  const app = start()
  createRoot(element).render(<App {...app} />)
  if (import.meta.env.DEV) {
    const { showDevelopmentBar } = await import('./dev/showDevelopmentBar.tsx')
    showDevelopmentBar(app.queryClient)
  }
}
