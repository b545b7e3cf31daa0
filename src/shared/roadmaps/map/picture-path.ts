/** Where the picture of a roadmap is, for whoever may see the roadmap. */
export const picturePath = (id: string): string => `/ft/learning/roadmap/picture/${id}`

/** The same for who takes no SVG, of shared roadmaps only: what the preview of a link shows. */
export const previewPath = (id: string): string => `${picturePath(id)}/preview.png`
