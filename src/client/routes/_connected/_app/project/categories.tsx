import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '#client/pages/projects/categories-page.tsx'

interface CategoriesSearch {
  category?: string | undefined
}

/** For everybody (3§6). */
export const Route = createFileRoute('/_connected/_app/project/categories')({
  staticData: { title: 'Project categories' },
  validateSearch: ({ category }: CategoriesSearch): CategoriesSearch =>
    category ? { category: String(category) } : {},
  component: CategoriesPage,
})
