import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'
import { isDevelopment } from './env.ts'
import '@countersign/ui/styles.css'

const root = document.getElementById('root')
if (root) void mount(root)

/** The gallery of atoms stands beside the app while developing; builds carry nothing of it. */
async function mount(element: HTMLElement) {
  if (isDevelopment && location.pathname === '/gallery') {
    const { GalleryPage } = await import('./dev/GalleryPage.tsx')
    createRoot(element).render(<GalleryPage />)
    return
  }
  createRoot(element).render(<App {...start()} />)
}
