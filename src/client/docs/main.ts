import SwaggerUi from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'

/** The API's own page: the document comes from the running worker, every asset from this origin. */
SwaggerUi({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })
