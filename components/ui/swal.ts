// sweetalert2 with the styles of this site. Only for `dialogs.ts`, which lazy-loads it. The main file of the library
// inserts its styles as an element, which the Content-Security-Policy blocks; as files, they are allowed.
import 'sweetalert2/dist/sweetalert2.css';
import './swal.css';

// biome-ignore lint/performance/noBarrelFile: the library and its styles are one chunk.
export { default } from 'sweetalert2/dist/sweetalert2.js';
