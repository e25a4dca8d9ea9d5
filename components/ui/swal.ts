// sweetalert2 with the styles of this site. Only for `dialogs.ts`, which lazy-loads it.
import './swal.css';

// biome-ignore lint/performance/noBarrelFile: the library and its styles are one chunk.
export { default } from 'sweetalert2';
