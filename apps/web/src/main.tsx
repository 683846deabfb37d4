// Before everything else: the build makes a file of it, which runs before this one.
import './app/firstWords/firstWords.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { start } from './app/start.ts'
import { preferredLanguage } from './data/language/languageStore.ts'
import { applyLanguage } from './data/language/applyLanguage.ts'
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
  const language = preferredLanguage()
  const languageApplied = language === 'en' ? null : applyLanguage(language)
  const app = start()
  if (languageApplied) await languageApplied
  createRoot(element).render(<App {...app} />)
  if (import.meta.env.DEV) {
    const { showDevelopmentBar } = await import('./dev/showDevelopmentBar.tsx')
    showDevelopmentBar(app.queryClient)
  }
}
