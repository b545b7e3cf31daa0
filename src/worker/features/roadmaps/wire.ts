import { documented } from '#worker/wire.ts'

/** C120–C125, C131–C133, I005 */
export const wire = {
  build: documented({
    method: 'POST',
    path: '/gpt/pathway/learning/background/roadmap',
    summary: 'Creates a roadmap for one credit and writes it in the background.',
  }),
  list: documented({ method: 'GET', path: '/ft/learning/roadmap/list', summary: 'My roadmaps, newest first.' }),
  get: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/get/{a}/{b}',
    summary: 'A roadmap by its id and its owner, in either order.',
  }),
  open: documented({
    method: 'PUT',
    path: '/ft/learning/update/roadmap/{id}/{status}',
    summary: 'Notes that I opened my roadmap.',
  }),
  remove: documented({
    method: 'DELETE',
    path: '/ft/learning/roadmap/remove/{id}',
    summary: 'Deletes my roadmap; within two hours its credit comes back.',
  }),
  restart: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/restart/{id}',
    summary: 'Restarts a failed roadmap, at most twice.',
  }),
  stop: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/stop/{id}',
    summary: 'Stops the writing of my roadmap.',
  }),
  deepDive: documented({
    method: 'POST',
    path: '/gpt/pathway/learning/background/roadmap/godeeper',
    summary: 'Writes a roadmap that goes deeper into one section, free of charge.',
  }),
  clone: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/create',
    summary: 'Copies a roadmap for one credit.',
  }),
  listSharable: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/sharable/list',
    summary: 'Roadmaps listed for everybody.',
  }),
  share: documented({
    method: 'PUT',
    path: '/ft/learning/roadmap/share/{id}',
    summary: 'Says whether others may see my roadmap by its link and find it in the list.',
  }),
  addSection: documented({
    method: 'POST',
    path: '/ft/learning/section/add',
    summary: 'Adds a section to my phase; the author writes it.',
  }),
  renameSection: documented({ method: 'PUT', path: '/ft/learning/section/rename/{id}', summary: 'Renames a section.' }),
  moveSection: documented({
    method: 'PUT',
    path: '/ft/learning/section/move/{id}',
    summary: 'Moves a section to another place in its phase.',
  }),
  removeSection: documented({
    method: 'DELETE',
    path: '/ft/learning/section/remove/{id}',
    summary: 'Removes a section.',
  }),
  getCertificate: documented({
    method: 'GET',
    path: '/ft/learning/roadmap/certificate/{id}',
    summary: "A roadmap's certificate, once every section is completed.",
  }),
  issueCertificate: documented({
    method: 'POST',
    path: '/ft/learning/roadmap/certificate/issue/{id}',
    summary: "Issues my completed roadmap's certificate anew.",
  }),
}
