import SwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'

/** The API's own page: the document comes from the running worker, every asset from this origin. */
// all operations at once are more than it draws: it would take them away again while one scrolls, and a browser's own search finds none
SwaggerUi({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', validatorUrl: null })
